// Without schemas: the gallery's page asks whether it is still the newest before it loads any.

/** Of getGallery. */
export const GALLERY_PATH = '/api/admin/get-gallery-imgs';
