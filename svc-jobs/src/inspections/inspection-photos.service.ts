import { type InspectionDetail, PRINTED_AT_ONCE, readPrintedPhotos } from '@cleaning/contracts';
import { PeerAwayError, Peers } from '@cleaning/service-kit';
import type { PaperPicture } from '@cleaning/service-kit/paper';
import { Injectable, Logger } from '@nestjs/common';

/** Photos in a PDF, two pages. */
export const MAX_PRINTED = 24;

/** The photos of an inspection for its PDF; null: they cannot be read at the moment. */
export type PrintedInspection = readonly PaperPicture[] | null;

/** Photos of inspections for paper, read from svc-media. */
@Injectable()
export class InspectionPhotos {
  private readonly logger = new Logger(InspectionPhotos.name);

  constructor(private readonly peers: Peers) {}

  /** Reads in batches to keep responses small. Leaves out photos that haven't arrived. */
  async read({ inspection_id: owner_id, areas }: InspectionDetail): Promise<PrintedInspection> {
    const named = areas.flatMap(({ name, photos }) => photos.map((id) => ({ id, caption: name })));
    const wanted = named.slice(0, MAX_PRINTED);
    const pictures: PaperPicture[] = [];
    try {
      for (let first = 0; first < wanted.length; first += PRINTED_AT_ONCE) {
        const part = wanted.slice(first, first + PRINTED_AT_ONCE);
        const body = { owner_id, photo_ids: part.map(({ id }) => id) };
        const answer = await this.peers.call('media', 'POST', readPrintedPhotos.path, body);
        if (answer.status !== 200) throw new PeerAwayError(`svc-media answered ${answer.status}`);
        for (const { id, content, ...size } of readPrintedPhotos.answer.parse(JSON.parse(answer.body))) {
          const caption = part.find((photo) => photo.id === id)?.caption ?? '';
          pictures.push({ ...size, caption, content: Buffer.from(content, 'base64') });
        }
      }
      return pictures;
    } catch (error) {
      if (!(error instanceof PeerAwayError)) throw error;
      this.logger.warn({ msg: 'The photos of an inspection cannot be read', error: error.message });
      return null;
    }
  }
}
