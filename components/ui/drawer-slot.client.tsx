'use client'

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

interface DrawerSlot {
  slot: HTMLElement | null
  setSlot: (slot: HTMLElement | null) => void
}

const DrawerSlotContext = createContext<DrawerSlot>({ slot: null, setSlot: () => {} })

/** Lets a part of the page, such as the docs tree, appear in the phone's drawer, which knows nothing of it. */
export function DrawerSlotProvider({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const value = useMemo(() => ({ slot, setSlot }), [slot])
  return <DrawerSlotContext value={value}>{children}</DrawerSlotContext>
}

/** The element inside the open drawer to portal into, or null while the drawer is closed. */
export function useDrawerSlot(): HTMLElement | null {
  return useContext(DrawerSlotContext).slot
}

/** Sets the element of the slot; for the drawer alone. */
export function useSetDrawerSlot(): (slot: HTMLElement | null) => void {
  return useContext(DrawerSlotContext).setSlot
}
