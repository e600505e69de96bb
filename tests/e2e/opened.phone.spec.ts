import { enlargedPicture, press, testStates } from './opened'

// The states of the desktop that have another layout on a phone, and those of phones only.
testStates({
  drawer: { include: 'dialog', open: press('Open menu') },
  'enlarged picture': enlargedPicture,
})
