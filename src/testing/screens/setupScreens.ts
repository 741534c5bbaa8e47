import { configure } from '@testing-library/react'
import { waitTimeout } from '../setup'

configure({ asyncUtilTimeout: waitTimeout })

// jsdom has no layout, and so no scrolling.
Element.prototype.scrollIntoView = () => undefined
