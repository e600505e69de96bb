/**
 * Shows a dialog with `popover="manual"`, and makes it modal when it is on its way in, or at once without an animation: that
 * all of a long page becomes inert takes longer than to paint the dialog. Who closes it gives the focus back.
 */
export function showModal(dialog: HTMLDialogElement): void {
  // Browsers before 2024 know no popovers: there the dialog is in its place a frame later.
  dialog.showPopover?.()
  dialog.open = true
  requestAnimationFrame(async () => {
    // An animation that waits for its first frame would begin again.
    await Promise.allSettled(dialog.getAnimations().map(({ ready }) => ready))
    dialog.hidePopover?.()
    // Unless it has been closed meanwhile.
    if (!dialog.open) return
    dialog.open = false
    dialog.showModal()
  })
}
