// Spanish — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue';

export const charts: Catalogue['charts'] = {
  asTable: 'Ver como tabla',
};

export const dashboard: Catalogue['dashboard'] = {
  title: 'Ingresos como subcontratista',
  week: 'Esta semana',
  weekSince: 'Desde el {0}.',
  weekWaiting: 'De ello, {0} espera a la oficina.',
  lastPayment: 'Último pago',
  paidOn: 'el {0}',
  noPayment: 'Todavía no hay pagos.',
  lead: 'Trabajo terminado de un mes y lo que paga.',
  caption: 'Hoja de horas, {0}',
  date: 'Fecha',
  place: 'Lugar',
  hours: 'Horas',
  payment: 'Pago',
  paymentInDollars: 'Pago (A$)',
  totalHours: 'Total de horas',
  totalPayment: 'Pago total',
  empty: 'No hay trabajo terminado en este mes.',
  noHours: 'Registrado por la oficina',
  total: 'Total',
  waiting: 'Espera a la oficina',
  waitingLead: 'La oficina revisa este trabajo antes de pagarlo.',
  waitingWhy: 'Vea por qué, y qué puede hacer',
  notApproved: 'No aprobado: {0}',
  note: 'Nota',
  csv: 'Descargar CSV',
  pdf: 'Descargar extracto PDF',
  daysChart: 'Días del mes',
  daysSummary: 'Gráfico de barras: lo que paga cada día de {0}.',
  monthsChart: 'Los últimos doce meses',
  monthsSummary: 'Gráfico de barras: lo que paga cada uno de los doce meses hasta {0}.',
  month: 'Mes',
  time: 'Hora',
  pending: 'Pendiente',
  pendingLead:
    'Trabajo en curso o por hacer en este mes. Un turno paga el tiempo que trabaja, como máximo su duración.',
  pendingCount: 'Turnos y trabajos puntuales',
  pendingAmount: 'Hasta',
  pendingList: 'Ver la lista',
  running: 'En curso',
  byTheHour: 'Por hora',
};

export const payments: Catalogue['payments'] = {
  title: 'Pagos',
  lead: 'Lo que espera a la oficina, lo aprobado, lo que está en camino y lo que se le ha pagado.',
  open: 'Ver sus pagos',
  asOf: 'A fecha de {0}.',
  empty: 'No hay nada por pagar ni pagado todavía. Su trabajo terminado se muestra aquí.',
  onItsWay: 'En camino',
  planned: '{is1, select, none {Previsto para el {0}.} other {Previsto para el {0}, en la cuenta terminada en {1}.}}',
  approved: 'Aprobado',
  approvedLead: 'Se paga con los próximos pagos.',
  approvedAccount: 'Se paga con los próximos pagos, en la cuenta terminada en {0}.',
  takenOff: 'El saldo es negativo: se descuenta de los próximos pagos.',
  withoutGst: 'Importes sin GST.',
  waiting: 'Espera a la oficina',
  waitingLead: 'La oficina revisa este trabajo antes de pagarlo.',
  call: 'Llame a la oficina: {phone}',
  decisions: 'Lo que ha decidido la oficina',
  decisionsLead: 'Decisiones de los últimos {0} días.',
  approvedOn: 'Aprobado, {0}',
  rejectedOn: 'No aprobado, {0}',
  note: 'Nota de la oficina: {0}',
  paid: 'Pagado',
  paidLead: 'Cada pago con sus documentos.',
  none: 'Todavía no se le ha pagado por aquí.',
  into: '{is0, select, none {} other {en la cuenta terminada en {0}}}',
  returned: 'Devuelto',
  more: 'Mostrar {0} más',
  year: 'Su año',
  yearLead: 'Para su declaración de impuestos: lo pagado del primer al último día del año fiscal.',
  chooseYear: 'Año fiscal',
  days: 'Pagado del {0} al {1}',
  count: 'Pagos',
  hours: 'Horas',
  gross: 'Pagado, con GST',
  gst: 'GST incluido',
  withheld: 'Impuesto retenido',
  super: 'Super aparte',
  csv: 'Descargar CSV',
};

export const payment: Catalogue['payment'] = {
  title: 'Pago del {0}',
  back: 'Pagos',
  paidOn: 'Pagado el',
  amount: 'Importe',
  account: 'Cuenta',
  ending: '{is0, select, none {–} other {terminada en {0}}}',
  hours: 'Horas',
  work: 'Trabajo',
  corrections: 'Correcciones',
  adjustments: 'Ajustes',
  gst: 'GST',
  withheld: 'Impuesto retenido',
  super: 'Super (jubilación)',
  superDue: '{0}, en su fondo a más tardar el {1}',
  documents: 'Documentos',
  kinds: {
    'remittance-advice': 'Aviso de pago',
    rcti: 'Factura fiscal que emitimos por usted (RCTI)',
    'adjustment-note': 'Nota de ajuste',
  },
  download: '{0} {1}, PDF',
  lines: 'Por qué conceptos',
  noLines: 'Este pago no tiene líneas.',
  returned:
    '{is1, select, none {El banco devolvió este pago el {0}.} other {El banco devolvió este pago el {0}: {1}.}} Se le paga de nuevo con los próximos pagos. Mire si sus datos bancarios son correctos.',
  toAccount: 'Ver sus datos bancarios',
};

export const lineKinds: Catalogue['lineKinds'] = {
  work: '',
  correction: 'Corrección',
  settlement: 'Pagado antes por la oficina',
  reimbursement: 'Reembolso',
  bonus: 'Prima',
  deduction: 'Deducción',
};

export const waitingReasons: Catalogue['waitingReasons'] = {
  arrived_late: {
    why: 'Su teléfono lo envió tarde',
    todo: 'No tiene que hacer nada. La oficina compara las horas.',
  },
  longer_than_expected: {
    why: 'Más largo de lo previsto',
    todo: 'Diga a la oficina qué llevó más tiempo.',
  },
  started_early: {
    why: 'Empezado antes de la hora',
    todo: 'Diga a la oficina si estaba acordado.',
  },
  finished_late: {
    why: 'Terminado después de la hora',
    todo: 'Diga a la oficina qué llevó más tiempo.',
  },
  corrected_upwards: {
    why: 'Corregido por la oficina',
    todo: 'No tiene que hacer nada. Es normal otra revisión cuando una corrección sube el pago.',
  },
  same_record: {
    why: 'Igual a otro registro',
    todo: 'Diga a la oficina si hizo el mismo trabajo dos veces ese día.',
  },
  finished_by_admin: {
    why: 'Terminado por la oficina',
    todo: 'Diga a la oficina si la hora del final no es correcta.',
  },
  overlapping: {
    why: 'Se solapa con otro trabajo suyo',
    todo: 'Diga a la oficina qué horas son correctas.',
  },
  outside_fence: {
    why: 'Lejos del lugar',
    todo: 'Diga a la oficina dónde empezó y terminó.',
  },
  expired_document: {
    why: 'Faltaba un documento o estaba caducado',
    todo: 'Envíe un documento vigente en Cuenta. La oficina decide sobre este trabajo.',
  },
  location_too_vague: {
    why: 'Ubicación poco precisa',
    todo: 'Diga a la oficina dónde empezó y terminó. La próxima vez espere fuera o junto a una ventana, con la ubicación precisa activada.',
  },
  no_location: {
    why: 'Sin ubicación',
    todo: 'Diga a la oficina dónde empezó y terminó. La próxima vez permita la ubicación para este sitio.',
  },
  above_amount: {
    why: 'Importe alto',
    todo: 'No tiene que hacer nada. Es normal otra revisión con un importe así.',
  },
  above_hours: {
    why: 'Más de 12 horas',
    todo: 'Diga a la oficina cuánto trabajó.',
  },
  day_above_hours: {
    why: 'Más de 12 horas ese día',
    todo: 'Diga a la oficina cuánto trabajó ese día.',
  },
};

export const blocks: Catalogue['blocks'] = {
  'no-bank-details':
    'La oficina no tiene sus datos bancarios, así que no se puede pagar nada. Pida un cambio en la página Cuenta.',
  'on-hold':
    '{isreason, select, none {La oficina retiene sus pagos.} other {La oficina retiene sus pagos: {reason}.}} Llame a la oficina: {phone}.',
  'account-held':
    'Sus datos bancarios cambiaron hace poco. Por seguridad no se paga nada antes del {until}. No tiene que hacer nada; si no fue usted, llame enseguida a la oficina: {phone}.',
};
