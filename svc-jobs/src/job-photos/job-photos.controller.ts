import { type CallParams, getJobPhotos } from '@cleaning/contracts';
import { Roles, Route } from '@cleaning/service-kit';
import { Controller, Param } from '@nestjs/common';
import { JobPhotos } from './job-photos.service.js';

@Controller()
export class JobPhotosController {
  constructor(private readonly photos: JobPhotos) {}

  @Route(getJobPhotos)
  @Roles('service')
  list(@Param() { job_id }: CallParams<typeof getJobPhotos>) {
    return this.photos.list(job_id);
  }
}
