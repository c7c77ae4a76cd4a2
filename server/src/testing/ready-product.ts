import { layStore } from './images.ts'
import { type SpawnedProduct, spawnFreshProduct } from './spawned-product.ts'

/**
 * As `spawnFreshProduct`, with a store that is made and migrated already, which is a third of a first start:
 * for what is not about that.
 */
export const spawnReadyProduct = (settings?: Record<string, string>): Promise<SpawnedProduct> =>
  spawnFreshProduct(settings, layStore)
