'use client'

import { usePathname } from 'next/navigation'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useSetDrawerSlot } from '@/components/ui/drawer-slot.client'
import { Icon } from '@/components/ui/icon'
import { t } from '@/lib/site/text'
import styles from './drawer.module.css'
import navbarStyles from './navbar.module.css'

interface MobileDrawerProps {
  title: string
  /** The site's links, drawn for the drawer. */
  children: ReactNode
}

/**
 * The phone's one menu: the site's links and, below, what the page puts into the slot (the docs tree). A modal `<dialog>`:
 * the browser keeps the focus inside, makes the page inert, closes on Escape and gives the focus back.
 */
export function MobileDrawer({ title, children }: MobileDrawerProps) {
  const [open, setOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const setSlot = useSetDrawerSlot()
  const pathname = usePathname()
  const dialogId = useId()

  const show = () => {
    dialog.current?.showModal()
    setOpen(true)
  }
  const close = () => dialog.current?.close()
  // A link to the current page closes it, too; one that opens in a new tab does not.
  const closeOnUse = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const isBackdrop = target === dialog.current
    const isLink = target instanceof Element && target.closest('a') !== null
    if (isBackdrop || (isLink && !(ctrlKey || metaKey || shiftKey))) close()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the drawer, whatever else changes.
  useEffect(() => dialog.current?.close(), [pathname])

  useEffect(() => {
    const desktop = matchMedia('(min-width: 997px)')
    const closeOnDesktop = () => desktop.matches && dialog.current?.close()
    desktop.addEventListener('change', closeOnDesktop)
    return () => desktop.removeEventListener('change', closeOnDesktop)
  }, [])

  return (
    <>
      <button
        type="button"
        className={`${navbarStyles.iconButton} ${navbarStyles.menuButton}`}
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={dialogId}
        onClick={show}
      >
        <Icon name="menu" size={20} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links and Escape do the same by keyboard. */}
      <dialog
        ref={dialog}
        id={dialogId}
        className={styles.drawer}
        aria-label={t('menu')}
        onClose={() => setOpen(false)}
        onClick={closeOnUse}
      >
        {open && (
          <div className={styles.panel}>
            <div className={styles.head}>
              <span className={styles.title}>{title}</span>
              <button type="button" className={navbarStyles.iconButton} aria-label={t('closeMenu')} onClick={close}>
                <Icon name="close" size={18} />
              </button>
            </div>
            {children}
            <div ref={setSlot} className={styles.slot} />
          </div>
        )}
      </dialog>
    </>
  )
}
