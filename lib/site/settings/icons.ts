/** The icons of the site by name: paths on a 16 × 16 grid, drawn as 1.5 px strokes. */
export const iconPaths = {
  sun: 'M8 1.2v1.4M8 13.4v1.4M1.2 8h1.4M13.4 8h1.4M3.2 3.2l1 1M11.8 11.8l1 1M3.2 12.8l1-1M11.8 4.2l1-1M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  moon: 'M13.6 9.6A6 6 0 0 1 6.4 2.4a6 6 0 1 0 7.2 7.2Z',
  system: 'M2 3.2h12v7.6H2zM5.6 13.6h4.8M8 10.8v2.8',
  menu: 'M2 4h12M2 8h12M2 12h12',
  close: 'm3.5 3.5 9 9M12.5 3.5l-9 9',
  chevronRight: 'm6 3.5 4.5 4.5L6 12.5',
  chevronDown: 'M3.5 6 8 10.5 12.5 6',
  external: 'M6.5 3.5h6v6M12.5 3.5l-8 8',
  home: 'M2.5 7.2 8 2.5l5.5 4.7v6.3h-4V9.8h-3v3.7h-4z',
  edit: 'M10.8 2.6 13.4 5.2 5.4 13.2l-3.2.6.6-3.2z',
  sidebar: 'M2 3h12v10H2zM6.2 3v10',
  tag: 'M2.5 2.5h5l6 6-5 5-6-6zM5.2 5.2h.01',
  globe:
    'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8ZM1.8 8h12.4M8 1.8c4 4.2 4 8.2 0 12.4M8 1.8c-4 4.2-4 8.2 0 12.4',
  expandAll: 'm4.5 6 3.5-3.5L11.5 6M4.5 10 8 13.5l3.5-3.5',
  collapseAll: 'M4.5 2.5 8 6l3.5-3.5M4.5 13.5 8 10l3.5 3.5',
  note: 'M3 2.5h10v8l-3 3H3zM5.5 6h5M5.5 9h3',
  tip: 'M5.8 11.5a4.4 4.4 0 1 1 4.4 0v1.3H5.8zM6.4 14.6h3.2',
  info: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8ZM8 7.2v3.8M8 5h.01',
  warning: 'M8 2.2 14.5 13.6h-13zM8 6.6v3.2M8 11.7h.01',
  danger: 'M5.4 1.8h5.2l3.6 3.6v5.2l-3.6 3.6H5.4l-3.6-3.6V5.4zM8 4.8v3.6M8 11h.01',
  success: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8ZM5.2 8.2l2 2 3.6-4',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  check: 'm2.8 8.6 3.4 3.4 7-7.6',
  wrap: 'M2 3.5h12M2 8h9.5a2.25 2.25 0 0 1 0 4.5H8M9.6 10.9 8 12.5l1.6 1.6M2 12.5h3',
  feed: 'M3 8.2A4.8 4.8 0 0 1 7.8 13M3 3.4A9.6 9.6 0 0 1 12.6 13M3.6 12.4h.01',
  search: 'M7 2.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6ZM10.6 10.6l3.4 3.4',
} as const

/** The name of an icon. */
export type IconName = keyof typeof iconPaths
