import bar from 'nprogress'

const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches

bar.configure({
  minimum: 0.08,
  trickleSpeed: 800,
  speed: isStill ? 0 : 200,
  trickle: !isStill,
  showSpinner: false,
  template: '<div data-bar aria-hidden="true"></div>',
  barSelector: '[data-bar]',
})

export { bar }
