import { expect, test } from '@playwright/test'
import { applyEnvironment } from '@/lib/content/config/site-config'
import { siteConfigSchema } from '@/lib/site/config'
import { formatProblem, Problems } from '@/lib/site/problems/problems'
import { checkProgramAddress, formatProgramAddress, programOrigin } from './program-address'

const sample = { parameter: 'jcamp', file: 'https://example.org/1h.jdx' }

test('puts the file of a sample where the address of the program has it, or in the form of app.nmrium.com', () => {
  expect(formatProgramAddress(sample)).toBe('https://app.nmrium.com/#?jcamp=https://example.org/1h.jdx')
  expect(formatProgramAddress(sample, 'https://lab.example.org/nmr/')).toBe(
    'https://lab.example.org/nmr/#?jcamp=https://example.org/1h.jdx',
  )
  expect(formatProgramAddress(sample, 'http://localhost:3000/?sampleURL={file}')).toBe(
    'http://localhost:3000/?sampleURL=https://example.org/1h.jdx',
  )
  expect(formatProgramAddress(sample, 'https://example.org/open/{parameter}#{file}')).toBe(
    'https://example.org/open/jcamp#https://example.org/1h.jdx',
  )
})

test('allows only encrypted addresses, and programs on this machine', () => {
  for (const written of [
    'https://app.example.org/',
    'http://localhost:5173',
    'http://127.0.0.1/x?a={file}',
    'http://[::1]:80/',
  ])
    expect(checkProgramAddress(written), written).toBeUndefined()
  for (const written of [
    'http://app.example.org/',
    'app.example.org',
    'javascript:alert(1)',
    'http://localhost.example.org/',
  ])
    expect(checkProgramAddress(written), written).toContain('starts with "https://"')
  for (const written of ['https://app.example.org/?sampleURL=', 'https://app.example.org/#?jcamp='])
    expect(checkProgramAddress(written), written).toContain('{file}')
})

test('reads the address from the variable, and reports an invalid one', () => {
  const read = (written: string) => {
    const problems = new Problems()
    applyEnvironment(siteConfigSchema.parse({}), { NMRIUM_APP_URL: written }, problems)
    return problems.all.map(formatProblem)
  }
  expect(read('http://example.org/')).toEqual([
    'NMRIUM_APP_URL  error: NMRIUM_APP_URL is "http://example.org/". Write an address that starts with "https://", or with "http://localhost" for a program on this machine.',
  ])
  expect([read(''), read(' '), read('https://lab.example.org/')].flat()).toEqual([])
  process.env.NMRIUM_APP_URL = 'https://lab.example.org/nmr/'
  try {
    expect(programOrigin()).toBe('https://lab.example.org')
    expect(formatProgramAddress(sample)).toContain('https://lab.example.org/nmr/#?jcamp=')
    process.env.NMRIUM_APP_URL = ''
    expect(programOrigin()).toBe('https://app.nmrium.com')
  } finally {
    delete process.env.NMRIUM_APP_URL
  }
})
