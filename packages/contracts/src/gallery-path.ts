// No schemas here: the gallery's page checks whether it is the newest before loading any.

/** Path of getGallery. */
export const GALLERY_PATH = '/api/admin/get-gallery-imgs';
