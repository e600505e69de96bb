import { expect, test } from '@playwright/test'
import { formatSocial } from './authors'

const profiles: Array<[platform: string, written: string, label: string, url: string]> = [
  ['github', 'cheminfo', 'GitHub', 'https://github.com/cheminfo'],
  ['GitHub', '@cheminfo', 'GitHub', 'https://github.com/cheminfo'],
  ['mastodon', 'https://fosstodon.org/@nmr', 'Mastodon', 'https://fosstodon.org/@nmr'],
  ['orcid', '0000-0002-1825-0097', 'ORCID', 'https://orcid.org/0000-0002-1825-0097'],
  ['email', 'team@example.org', 'Email', 'mailto:team@example.org'],
  ['Website', 'https://example.org', 'Website', 'https://example.org'],
]

for (const [platform, written, label, url] of profiles) {
  test(`${platform}: ${written}`, () => {
    expect(formatSocial(platform, written)).toEqual({ label, url })
  })
}

test('ignores a name on an unknown platform', () => {
  expect(formatSocial('constructor', 'nmr')).toBeUndefined()
  expect(formatSocial('Website', 'javascript:alert(1)')).toBeUndefined()
})
