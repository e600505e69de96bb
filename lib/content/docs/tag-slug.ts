/** Makes the last part of a tag's address from its label: `NMRium 2D` is `nm-rium-2-d`, as Docusaurus has it. */
export function slugTag(label: string): string {
  const words = label
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{N}+/gu)
  return encodeURI((words?.join('-') ?? label).toLowerCase()).replace(/[?#]/g, encodeURIComponent)
}
