export { addMedia, keepMedia } from './add-media.ts'
export { atMost, peek, sniff } from './file-kind.ts'
export { listMedia } from './list-media.ts'
export { storedFile } from './media.files.ts'
export { presentMedia } from './media.present.ts'
export {
  countMedia,
  deleteMedia,
  lockMediaOf,
  type MediaRow,
  mediaById,
  mediaOf,
} from './media.store.ts'
export { readMediaFile, readMediaThumbnail, thumbnailOf } from './read-media-file.ts'
export { removeMedia } from './remove-media.ts'
export { settleSent, storeSent } from './sent-media.ts'
export { discardFile, type StoredMedia, storeFile } from './store-file.ts'
export { sweepFile } from './sweep-file.ts'
export { uploadMedia } from './upload-media.ts'
