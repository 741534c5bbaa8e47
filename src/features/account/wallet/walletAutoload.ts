import { every, watch } from '../../../shared/saga/workers'
import { attachOnImport } from '../../../shared/store'
import { autoloadChange, autoloadFound } from '../../cards/autoload'
import { showAutoload } from './walletState'

// Beside the wallet's own state, which pages show that have no autoload.
attachOnImport(
  'walletAutoload',
  watch(
    () => every(autoloadChange.accepted, showAutoload),
    () => every(autoloadFound, showAutoload),
  ),
)
