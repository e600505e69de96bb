/** The site's mark: a 1:2:1 triplet of Lorentzian lines, drawn in the current text colour. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M1.5 26.8L2.5 26.7L3.5 26.7L4.5 26.5L5.5 26.3L6.5 25.9L7.5 24.7L8 23.3L8.5 20.6L9 17L9.5 17.5L10 21.1L10.5 23.4L11 24.5L11.5 25L12.5 25.1L13.5 24.2L14.5 21.2L15 17.4L15.5 10.2L16 4.5L16.5 10.2L17 17.4L17.5 21.2L18 23.2L18.5 24.2L19.5 25.1L20.5 25L21.5 23.4L22 21.1L22.5 17.5L23 17L23.5 20.6L24 23.3L24.5 24.7L25 25.4L25.5 25.9L26.5 26.3L27.5 26.5L28.5 26.7L29.5 26.7L30.5 26.8" />
    </svg>
  )
}
