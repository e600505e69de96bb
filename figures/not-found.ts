/** A spectrum of noise for the page that was not found, with a signal if a page with a similar address is. */
export const notFoundPicture = {
  viewBox: '0 0 240 48',
  html: '<path d="M0 30h34l2-2 3 4 2-3 3 1h40l2-3 2 5 3-3 3 1h50l3-2 2 3 3-1h44l2 2 3-4 2 2h37"></path><path d="M0 44h240M20 44v-4M60 44v-4M100 44v-4M140 44v-4M180 44v-4M220 44v-4" opacity="0.5"></path><path data-found="" d="M146 30c8 0 11-1 13-8l2-18 2 18c2 7 5 8 13 8"></path>',
}
