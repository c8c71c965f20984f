import { Module } from '@nestjs/common';
import { Overlaps } from './overlaps.service.js';
import { ShiftReads } from './shift-reads.service.js';

/** Apart from ShiftsModule, because enrolments need it and shifts need enrolments. */
@Module({
  providers: [ShiftReads, Overlaps],
  exports: [ShiftReads, Overlaps],
})
export class ShiftReadsModule {}
