import { expect, test } from '@playwright/test'
import { readSourceTree } from './source-tree'
import { findCircles, findCrowdedFolders, findSplinters, findUnusedExports, isFigure } from './tree-rules'

/**
 * Files and lines without figures, and lines of `lib`, so that growth is seen; 300, 20,000 and 10,000 were the aims before
 * service worker, figures to operate, moves from Docusaurus and page tools were asked for.
 */
