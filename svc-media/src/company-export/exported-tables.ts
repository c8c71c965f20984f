import { type ExportedTables, KIT_TABLES_LEFT_OUT, REPLICA_TABLES_LEFT_OUT } from '@cleaning/service-kit';

/** This service's part of “Download everything”. Add new tables to one of the lists: a test fails until then. */
export const exportedTables: ExportedTables = {
  files: {
    document: {
      file: 'Documents',
      about: 'Documents of people; the files are in files/documents.',
      without: ['object_key', 'key_id', 'registration_id'],
    },
    compliance_version: {
      file: 'Document records',
      about: 'Documents with number, dates and decision.',
      without: ['version'],
    },
    compliance_request: {
      file: 'Document requests',
      about: 'Documents that people were asked for.',
    },
    compliance_settings: {
      file: 'Document rules',
      about: 'Which documents are required.',
      without: ['id', 'version'],
    },
    document_signature: {
      file: 'Signatures',
      about: 'Who signed a document on screen, and when.',
      without: ['key'],
    },
    paper_text: {
      file: 'Agreement texts',
      about: 'Texts of the agreement and declaration, with every version.',
    },
    signed_text: {
      file: 'Signed texts',
      about: 'Texts as they were signed.',
    },
    work_photo: {
      file: 'Photos',
      about: 'Photos taken at work; the files are in files/photos.',
      without: ['object_key', 'key_id'],
    },
    named_work_photo: {
      file: 'Photos by report',
      about: 'What each photo belongs to.',
    },
    site_file: {
      file: 'Site documents',
      about: 'Pictures and safety data sheets of sites.',
      without: ['object_key', 'key_id'],
    },
    adjustment_file: {
      file: 'Adjustment files',
      about: 'Receipts and agreements of pay adjustments.',
      without: ['object_key', 'key_id'],
    },
    enquiry_photo: {
      file: 'Photos of enquiries',
      about: 'Photos sent with quote requests.',
      without: ['object_key', 'key_id'],
    },
    gallery_collection: {
      file: 'Gallery',
      about: 'Collections of the website’s gallery.',
    },
    gallery_image: {
      file: 'Gallery pictures',
      about: 'Pictures of the website’s gallery.',
      without: ['original_key', 'placeholder', 'attempts', 'queued_at'],
    },
    gallery_consent: {
      file: 'Gallery consent',
      about: 'Client contacts who agreed to show photos.',
      without: ['idempotency_key'],
    },
    site_page: {
      file: 'Website texts',
      about: 'Website texts.',
      without: ['version'],
    },
    site_page_version: {
      file: 'Website text versions',
      about: 'Published website text.',
    },
    site_picture: {
      file: 'Website pictures',
      about: 'Which picture is used where.',
      without: ['version'],
    },
    site_picture_version: {
      file: 'Website picture versions',
      about: 'Published website pictures.',
    },
    company_export: {
      file: 'Downloads of everything',
      about: 'Who asked for this file, and when.',
      without: ['attempts', 'beat_at', 'object_key', 'size_bytes', 'key_id', 'parts'],
    },
  },
  leftOut: {
    ...KIT_TABLES_LEFT_OUT,
    ...REPLICA_TABLES_LEFT_OUT,
    pending_deletion: 'Files that are about to be deleted.',
    document_owner: 'Numbers of the program.',
    document_reading: 'The audit log has it.',
    anonymous_upload: 'Limits by address.',
    compliance_notice: 'Which reminders were sent.',
    compliance_check_notice: 'Which reminders were sent.',
    known_site: 'A copy: Company details has it.',
    site_picture_file: 'Sizes of pictures.',
  },
};
