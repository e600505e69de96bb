import { expect, test } from '@playwright/test'
import { parseFragment, defaultTreeAdapter as tree } from 'parse5'
import { addOrigins, formatPolicy, type Origins } from '@/lib/build/pages/content-policy'
import type { Element } from '@/lib/output/read-page'
import { checkMarkdown, firstProblems, renderMarkdown } from '@/tests/render-markdown'

/** Everything in HTML and SVG that loads something from an address, with the directive of the policy that must allow it. */
const loading: Array<[html: string, directives: string[]]> = [
  ['<img src="ADDRESS" alt="a" />', ['img-src']],
  ['<img src="a.png" srcset="ADDRESS 2x" alt="a" />', ['img-src']],
  ['<picture><source srcset="ADDRESS" /><img src="a.png" alt="a" /></picture>', ['img-src']],
  ['<input type="image" src="ADDRESS" alt="a" />', ['img-src']],
  ['<video src="ADDRESS" width="9" height="9" />', ['media-src']],
  ['<video poster="ADDRESS" />', ['img-src']],
  ['<video><source src="ADDRESS" /></video>', ['media-src']],
  ['<video><track src="ADDRESS" /></video>', ['media-src']],
  ['<audio src="ADDRESS" />', ['media-src']],
  ['<iframe src="ADDRESS" title="a" />', ['frame-src']],
  ['<embed src="ADDRESS" />', ['object-src', 'frame-src']],
  ['<object data="ADDRESS"></object>', ['object-src', 'frame-src']],
  ['<svg><image href="ADDRESS" /></svg>', ['img-src']],
  ['<svg><image xlink:href="ADDRESS" /></svg>', ['img-src']],
  ['<svg><filter><feImage href="ADDRESS" /></filter></svg>', ['img-src']],
  ['<form action="ADDRESS">a</form>', ['form-action']],
  ['<button formaction="ADDRESS">a</button>', ['form-action']],
  ['<input type="submit" formaction="ADDRESS" />', ['form-action']],
]

function policyOf(html: string): Map<string, string[]> {
  const origins: Origins = new Map()
  const visit = (element: Element) => {
    addOrigins(element, origins)
    for (const child of element.childNodes) if (tree.isElementNode(child)) visit(child)
  }
  for (const node of parseFragment(html).childNodes) if (tree.isElementNode(node)) visit(node)
  const policy = formatPolicy({ scripts: [], foreign: origins })
  return new Map(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]))
}

for (const format of ['md', 'mdx'] as const) {
  test(`allows what a page loads from another site, and from its own, in ${format}`, async () => {
    for (const [typed, directives] of loading) {
      for (const [address, source] of [
        ['https://a.example/b.pdf', 'https://a.example'],
        ['/files/b.pdf', "'self'"],
      ] as const) {
        const body = typed.replace('ADDRESS', address.replace('pdf', typed.includes('<img src="A') ? 'png' : 'pdf'))
        const { problems } = await checkMarkdown(body, { format })
        expect(problems, body).toBe('')
        const { html } = await renderMarkdown(body, { format })
        const policy = policyOf(html)
        for (const directive of directives) expect(policy.get(directive), `${body} ${html}`).toContain(source)
      }
    }
  })
}

test('asks for no frames and objects that no page has', () => {
  const policy = policyOf('<img src="/a.png"><a href="https://a.example/">b</a><use href="#a"></use>')
  expect([...policy.keys()]).not.toEqual(expect.arrayContaining(['frame-src']))
  expect(policy.has('object-src')).toBe(false)
  expect(policy.get('img-src')).toEqual(["'self'", 'data:'])
})

const inHead = 'which belongs in its head.'
const noStyles = 'error: The rules of <style> have no effect: the policy of the site blocks styles in pages.'
const around = 'which is around it already.'

/** Everything that runs code, changes the page around the text, or that the policy blocks wherever it leads. */
const refused: Record<string, string> = {
  '<script src="https://a.example/b.js" />': '1:1  error: A script in a page runs only for readers who',
  '<script type="module">a</script>': '1:1  error: A script in a page runs only for readers who',
  '<script type="speculationrules">a</script>': '1:1  error: A script in a page runs only for readers who',
  '<svg><script href="a.js" /></svg>': '1:6  error: A script in a page runs only for readers who',
  '<p onclick="a()">b</p>': '1:4  error: The attribute "onclick" would run code',
  '<svg onload="a()" />': '1:6  error: The attribute "onload" would run code',
  '<form action="javascript:a()">b</form>': '1:7  error: The attribute "action" is a script',
  '<button formaction="javascript:a()">b</button>': '1:9  error: The attribute "formaction" is a script',
  '<object data="javascript:a()"></object>': '1:9  error: The attribute "data" is a script',
  '<iframe src="javascript:a()" />': '1:9  error: A frame cannot show "javascript:a()".',
  '<iframe srcdoc="<b>a</b>" />': '1:9  error: A frame cannot contain its page, which could run scripts.',
  '<svg><animate attributeName="href" to="/a" /></svg>': '1:15  error: An animation cannot change the address',
  '<svg><set attributeName="xlink:href" to="/a" /></svg>': '1:11  error: An animation cannot change the address',
  '<style>a</style>': `1:1  ${noStyles}`,
  'a\n\n<svg><style>b</style></svg>': `3:6  ${noStyles}`,
  '<head><title>a</title></head>': `1:7  error: The text of a page cannot contain <title>, ${inHead} Write "title" in`,
  '<head></head>': `1:1  error: The text of a page cannot contain <head>, ${around}`,
  '<html><b>a</b></html>': `1:1  error: The text of a page cannot contain <html>, ${around}`,
  '<body><b>a</b></body>': `1:1  error: The text of a page cannot contain <body>, ${around}`,
  '<base href="/a" />': `1:1  error: The text of a page cannot contain <base>, ${inHead}`,
  '<meta http-equiv="refresh" content="0;url=https://a.example" />': `1:1  error: The text of a page cannot contain <meta> "refresh", ${inHead} Remove it: where a page has moved, write its former address in "redirects" of the new one.`,
  '<meta httpEquiv="Content-Security-Policy" content="a" />': `1:1  error: The text of a page cannot contain <meta> "Content-Security-Policy", ${inHead}`,
  '<meta name="robots" content="noindex" />': `1:1  error: The text of a page cannot contain <meta> "robots", ${inHead} Write "noindex: true" in the front matter.`,
  '<meta property="og:image" content="a.png" />': `1:1  error: The text of a page cannot contain <meta> "og:image", ${inHead} Write "image" in the front matter.`,
  '<link rel="canonical" href="https://a.example/" />': `1:1  error: The text of a page cannot contain <link> "canonical", ${inHead} Remove it`,
  '<link rel="stylesheet" href="https://a.example/b.css" />': `1:1  error: The text of a page cannot contain <link> "stylesheet", ${inHead} Copy the sheet`,
  '<link rel="preload" href="/a.png" as="image" imagesrcset="/a.png 2x" />': `1:1  error: The text of a page cannot contain <link> "preload", ${inHead}`,
  '<applet code="a" />': '1:1  error: Browsers do not show <applet>.',
  '<bgsound src="a" />': '1:1  error: Browsers do not show <bgsound>.',
  '<frame src="a" />': '1:1  error: Browsers do not show <frame>.',
  '<frameset />': '1:1  error: Browsers do not show <frameset>.',
  '<portal src="a" />': '1:1  error: Browsers do not show <portal>.',
  '<fencedframe />': '1:1  error: Browsers do not show <fencedframe>.',
  '<a href="/a" ping="https://a.example">b</a>': '1:14  error: The attribute "ping" would report the reader',
  '<img src="a.png" alt="a" attributionsrc="https://a.example" />': '1:26  error: The attribute "attributionsrc" would',
  '<table background="a.png"><tbody><tr><td>b</td></tr></tbody></table>':
    '1:8  error: The attribute "background" is obsolete: its picture is not part of the site.',
  '<img src="a.png" alt="a" dynsrc="b.avi" />': '1:26  error: The attribute "dynsrc" is obsolete',
  "<p style={{ background: 'url(https://a.example/b.png)' }}>c</p>":
    '1:4  error: The style loads "https://a.example/b.png", which the site does not publish for it.',
  '<svg><rect fill="url(./a.svg#b)" /></svg>': '1:12  error: The attribute "fill" loads "./a.svg#b", which',
  '<svg><rect clip-path="url(https://a.example/b.svg#c)" /></svg>': '1:12  error: The attribute "clipPath" loads',
  '<form action="mailto:a@b.example">c</form>': '1:7  error: A form cannot be sent to "mailto:a@b.example".',
  '<svg><use href="https://a.example/b.svg#c" /></svg>': '1:11  error: Browsers show no part of a drawing of another',
  '<audio src="data:audio/wav;base64,AA" />':
    '1:8  error: The address "data:audio/wav;base64,AA" has a scheme that is not allowed.',
  '<object data="data:image/png;base64,AA"></object>':
    '1:9  error: <object> cannot show a file that is in its address.',
  '<iframe src="data:text/html,a" />': '1:9  error: A frame cannot show "data:text/html,a".',
  '<iframe src="./a.html" />':
    '1:9  error: A frame cannot show "./a.html". Write an address that starts with "https://", or put the file into the folder "static" and write its path, such as "/files/demo.html".',
  '<iframe src="/help/phase" />':
    '1:9  error: The folder "static" has no file "/help/phase", and a frame cannot show a page of this site.',
}

test('refuses what runs code, belongs elsewhere or is blocked, with its place', async () => {
  const problems = await firstProblems(Object.keys(refused))
  for (const [typed, problem] of Object.entries(refused)) expect(problems[typed], typed).toContain(problem)
})

test('refuses the same in plain Markdown, but for what its parser leaves out', async () => {
  const lost = /^<(?:html|body|head><\/head|frame|frameset)\b/
  const inMdx = /\{\{/
  for (const typed of Object.keys(refused).filter((each) => !lost.test(each) && !inMdx.test(each)))
    expect((await checkMarkdown(typed, { format: 'md' })).problems, typed).toContain('error: ')
})

test('accepts names of drawings, data for search engines, and references within the page', async () => {
  for (const body of [
    '<svg><title>A peak</title><desc>b</desc><use href="#a" /><rect fill="url(#b)" filter="url(#c)" /></svg>',
    '<script type="application/ld+json">{`{}`}</script>',
    '<div itemscope><meta itemprop="a" content="b" /><link itemprop="c" href="https://a.example" /></div>',
    '<p style={{ color: "teal" }}>a</p>',
    '<svg><animate attributeName="r" to="9" /></svg>',
    '<form action="https://a.example/b" method="post">c</form>',
    '<iframe title="a" />',
  ])
    expect((await checkMarkdown(body)).problems, body).toBe('')
})
