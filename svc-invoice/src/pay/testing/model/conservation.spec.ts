import { describeConservation } from './conservation.js';

// Thousands: conservation.operations.spec.ts.
describeConservation(400);
