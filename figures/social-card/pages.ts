/** Pages whose social card shows a large picture of what they contain; all others have a small spectrum. */
export const cardPictures: Record<string, 'spectrum' | 'lines'> = { '/': 'spectrum', '/solvents': 'lines' }
