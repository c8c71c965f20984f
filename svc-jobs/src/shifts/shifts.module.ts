import { Module } from '@nestjs/common';
import { EnrolmentsModule } from '../enrolments/enrolments.module.js';
import { OwnPlans } from './own-plan.js';
import { ShiftAlerts } from './shift-alerts.js';
import { ShiftChanges } from './shift-changes.service.js';
import { ShiftReadsModule } from './shift-reads.module.js';
import { AdminShiftsController, ShiftsController } from './shifts.controller.js';
import { SlotPicks } from './slot-picks.service.js';
import { TodayBoard } from './today.js';
import { WeekPlans } from './week-plan.service.js';

@Module({
  imports: [EnrolmentsModule, ShiftReadsModule],
  controllers: [ShiftsController, AdminShiftsController],
  providers: [OwnPlans, ShiftAlerts, ShiftChanges, SlotPicks, TodayBoard, WeekPlans],
  exports: [ShiftChanges],
})
export class ShiftsModule {}
