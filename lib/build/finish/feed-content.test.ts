import { expect, test } from '@playwright/test'
import { readFeedContent } from './feed-content'

const url = 'https://docs.example.org/blog/post/'

/** The text of a post as a feed shows it. */
function read(text: string): string {
  const page = `<main><nav>Menu</nav><article><header><h1>Post</h1></header><div class="prose">${text}</div></article></main>`
  return readFeedContent(page, url)
}

const texts: Record<string, [text: string, shown: string]> = {
  'links and pictures get full addresses': [
    '<p><a href="/help/phase/">a</a> <a href="#x">b</a> <a href="../other/">c</a><img src="/assets/a.png" alt="d" width="1"></p>',
    '<p><a href="https://docs.example.org/help/phase/">a</a> <a href="https://docs.example.org/blog/post/#x">b</a> <a href="https://docs.example.org/blog/other/">c</a><img src="https://docs.example.org/assets/a.png" alt="d" width="1"></p>',
  ],
  'every picture of a set gets its full address': [
    '<img srcset="/a.png 1x, /b.png 2x" alt="">',
    '<img srcset="https://docs.example.org/a.png 1x, https://docs.example.org/b.png 2x" alt="">',
  ],
  'links to other places stay as they are': [
    '<a href="mailto:a@example.org">a</a><a href="https://example.org/" rel="noopener noreferrer" data-external="">b</a>',
    '<a href="mailto:a@example.org">a</a><a href="https://example.org/">b</a>',
  ],
  'headings lose the link to themselves, and their ids': [
    '<h2 id="one">One<a class="heading-anchor" aria-label="Link" href="#one"></a></h2>',
    '<h2>One</h2>',
  ],
  'scripts, styles, buttons and comments are left out': [
    '<p onclick="x()" style="color:red">a<!-- b --><script>c</script><style>d</style><button>e</button></p>',
    '<p>a</p>',
  ],
  'code is plain': [
    '<figure class="code" data-language="js"><pre><code><span class="line"><span class="tk-keyword">let</span> a</span>\n<span class="line">b</span></code></pre></figure>',
    '<figure><pre><code>let a\nb</code></pre></figure>',
  ],
  'what is set apart is a quotation': [
    '<aside role="note" class="admonition"><p class="admonition-title"><svg aria-hidden="true"></svg><span>Tip</span></p><div><p>a</p></div></aside>',
    '<blockquote><p>Tip</p><div><p>a</p></div></blockquote>',
  ],
  'of a picture with a detail for phones the whole stays': [
    '<picture><source media="(max-width: 480px)" srcset="/d.png"><img src="https://example.org/w.png" alt="a" data-marks="1 2"></picture>',
    '<picture><img src="https://example.org/w.png" alt="a"></picture>',
  ],
  'of two pictures for the colour modes the light one stays': [
    '<img src="https://example.org/l.svg" alt="a" data-only="light"><img src="/d.svg" alt="a" data-only="dark">',
    '<img src="https://example.org/l.svg" alt="a">',
  ],
  'all tabs show': [
    '<div><div role="tablist"><button role="tab">A</button></div><div role="tabpanel" hidden=""><p class="label">A</p>a</div></div>',
    '<div><div><p>A</p>a</div></div>',
  ],
  'formulas stay': [
    '<math display="block"><mi mathvariant="normal" id="x">x</mi></math>',
    '<math display="block"><mi mathvariant="normal" id="x">x</mi></math>',
  ],
}

for (const [name, [text, shown]] of Object.entries(texts)) {
  test(name, () => {
    expect(read(text)).toBe(shown)
  })
}

test('names a page without a text', () => {
  expect(() => readFeedContent('<main></main>', url)).toThrow(`The page ${url} has no text for the feeds`)
})
