import { expect, test } from '@playwright/test'
import { parsePostName } from './post'

const names: Array<[name: string, day: string | undefined, slug: string, text: string]> = [
  ['2024-10-16-newsletter.md', '2024-10-16', '2024/10/16/newsletter', 'newsletter'],
  ['2024-10-16-newsletter.mdx', '2024-10-16', '2024/10/16/newsletter', 'newsletter'],
  ['2024-10-16-newsletter/index.md', '2024-10-16', '2024/10/16/newsletter', 'newsletter'],
  ['2024-10-16.md', '2024-10-16', '2024/10/16/', ''],
  ['2024-10-16/index.md', '2024-10-16', '2024/10/16/', ''],
  ['2024/10/16/newsletter.md', '2024-10-16', '2024/10/16/newsletter', 'newsletter'],
  ['2024/10/16-newsletter.md', '2024-10-16', '2024/10/16/newsletter', 'newsletter'],
  ['releases/2024-10-16-newsletter.md', '2024-10-16', '2024/10/16/releases/newsletter', 'newsletter'],
  ['2024-1-6-short.md', '2024-01-06', '2024/1/6/short', 'short'],
  ['2024-02-30-no-such-day.md', undefined, '2024/02/30/no-such-day', 'no-such-day'],
  ['2024-13-01-no-such-month.md', undefined, '2024/13/01/no-such-month', 'no-such-month'],
  ['10000-01-01-too-many-digits.md', undefined, '10000-01-01-too-many-digits', '10000-01-01-too-many-digits'],
  ['welcome.md', undefined, 'welcome', 'welcome'],
  ['team/welcome/index.mdx', undefined, 'team/welcome', 'welcome'],
]

test('reads the day and the slug of a post from its name', () => {
  expect(names.map(([name]) => parsePostName(name))).toEqual(names.map(([, day, slug, text]) => ({ day, slug, text })))
})
