import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EnrolmentsModule } from '../enrolments/enrolments.module.js';
import { WorkSettingsModule } from '../work-settings/work-settings.module.js';
import { OwnPlans } from './own-plan.service.js';
import { ShiftChange, ShiftPick } from './shift.entity.js';
import { ShiftAlert } from './shift-alert.entity.js';
import { ShiftAlerts } from './shift-alerts.service.js';
import { ShiftChanges } from './shift-changes.service.js';
import { ShiftReadsModule } from './shift-reads.module.js';
import { AdminShiftsController, ShiftsController, ShiftsDeskController } from './shifts.controller.js';
import { SlotPicks } from './slot-picks.service.js';
import { TodayBoard } from './today.service.js';
import { WeekPlans } from './week-plan.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ShiftAlert, ShiftChange, ShiftPick]),
    EnrolmentsModule,
    ShiftReadsModule,
    WorkSettingsModule,
  ],
  controllers: [ShiftsController, AdminShiftsController, ShiftsDeskController],
  providers: [OwnPlans, ShiftAlerts, ShiftChanges, SlotPicks, TodayBoard, WeekPlans],
  exports: [ShiftChanges, TodayBoard, WeekPlans],
})
export class ShiftsModule {}
