import { every, watch } from '../../../shared/saga/workers'
import { attachOnImport } from '../../../shared/store'
import { autoloadChange, autoloadFound } from '../../cards/autoload'
import { showAutoload } from './walletState'

// Apart from the wallet's state, for pages without autoload.
attachOnImport(
  'walletAutoload',
  watch(
    () => every(autoloadChange.accepted, showAutoload),
    () => every(autoloadFound, showAutoload),
  ),
)
