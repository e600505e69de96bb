/** Distance from the window at which the code of a figure is loaded. */
const near = '600px'

/** Starts each element once, when it comes near the window. */
export function whenNear(elements: Iterable<HTMLElement>, start: (element: HTMLElement) => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        observer.unobserve(target)
        start(target)
      }
    },
    { rootMargin: near },
  )
  for (const element of elements) observer.observe(element)
}
