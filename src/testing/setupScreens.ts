import { configure } from '@testing-library/react'
import { waitTimeout } from './setup'

configure({ asyncUtilTimeout: waitTimeout })
