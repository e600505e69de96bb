/** The address of the blog; all of its pages lie below. */
export const blogPath = '/blog'

/** The address of the list of tags; those of the tags lie below. */
export const tagsPath = `${blogPath}/tags`

/** The address of the list of authors; those of their pages lie below. */
export const authorsPath = `${blogPath}/authors`

/** The address of the list of all posts by year. */
export const archivePath = `${blogPath}/archive`

/** The files of the feeds. */
export const feedPaths = {
  rss: `${blogPath}/rss.xml`,
  atom: `${blogPath}/atom.xml`,
  json: `${blogPath}/feed.json`,
} as const
