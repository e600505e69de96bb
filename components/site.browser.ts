/** Starts all that works in the pages without React; runs once, when the document is complete. */
function startSite(): void {}

startSite()
