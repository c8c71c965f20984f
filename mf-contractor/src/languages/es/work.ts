// Spanish — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue';

export const absences: Catalogue['absences'] = {
  title: 'Días que no puede trabajar',
  lead: 'Avise pronto a la oficina: sus turnos se ofrecerán a otras personas.',
  open: 'No puedo trabajar el …',
  from: 'Primer día',
  until: 'Último día',
  reason: 'Motivo',
  reasonHint: 'La oficina lo lee.',
  send: 'Comunicar estos días',
  cancel: 'Cancelar',
  required: 'Rellene este campo.',
  notADay: 'Escriba la fecha como dd/mm/yyyy.',
  past: 'Estos días ya han pasado.',
  order: 'El último día es anterior al primero.',
  tooMany: 'Como máximo {0} días a la vez.',
  days: '{0} a {1}',
  reported:
    '{1, plural, =0 {Comunicado: {0}. No tiene turnos entonces.} =1 {Comunicado: {0}. Un turno necesita sustitución.} other {Comunicado: {0}. # turnos necesitan sustitución.}}',
  byOffice: 'Registrado por {0}',
  withdraw: 'Retirar',
  confirmWithdraw: '¿Quiere retirar estos días? Los turnos que otra persona ya ha tomado siguen siendo suyos.',
  withdrawn: 'Retirado: {0}.',
};

export const calendar: Catalogue['calendar'] = {
  title: 'Sus turnos en su calendario',
  holds:
    'Un calendario puede seguir sus turnos con una dirección propia. Contiene los turnos que le tocan, {0} días atrás y {1} adelante: lugar, dirección, mapa y horas. No contiene pagos ni a otras personas. Quien tenga la dirección puede leerlo.',
  make: 'Crear una dirección',
  address: 'Dirección de su calendario',
  addressHint: 'Se muestra solo ahora. Añádala a su calendario como suscripción.',
  copy: 'Copiar',
  copied: 'La dirección está copiada.',
  notCopied: 'Copie usted la dirección marcada.',
  madeOn: 'Tiene una dirección desde el {0}. Por seguridad no se puede mostrar otra vez.',
  renew: 'Crear una dirección nueva',
  confirmRenew: '¿Quiere una dirección nueva? La anterior dejará de funcionar.',
  revoke: 'Anular la dirección',
  confirmRevoke: '¿Quiere anular la dirección? Los calendarios que la usan no recibirán más turnos.',
  revoked: 'La dirección está anulada.',
};

export const covers: Catalogue['covers'] = {
  title: '¿Puede cubrir un turno?',
  lead: 'El turno es de quien lo tome primero.',
  take: 'Tomar',
  confirm: '¿Quiere tomar este turno?\n{0}',
  shift: '{0}, {1}, {2}',
  taken: 'Es suyo: {0}.',
  tooLate: 'No tomado: {0}. {1}',
  gone: 'Ya no se ofrece.',
};

export const jobs: Catalogue['jobs'] = {
  goBack: 'Volver',
  perFortnight: 'cada dos semanas',
  details: 'Detalles',
  date: 'Fecha',
  startTime: 'Hora de inicio',
  location: 'Ubicación',
  openMap: 'Abrir el mapa',
  suburb: 'Barrio',
  length: 'Duración',
  aWeek: '{0} a la semana',
  about: 'unas {0}',
  rate: 'Pago por hora',
  expectedPay: 'Pago previsto',
  terms: 'Pago y horario',
  aShift: '{0} por turno',
  requested: 'Solicitado',
};

export const location: Catalogue['location'] = {
  denied: 'Su ubicación está bloqueada. Permítala para este sitio en los ajustes del navegador e inténtelo de nuevo.',
  unavailable: 'No se encontró su ubicación. Vaya donde haya mejor señal e inténtelo de nuevo.',
  timedOut: 'Buscar su ubicación tardó demasiado. Inténtelo de nuevo.',
  insecure:
    'Los navegadores dan la ubicación solo a direcciones seguras (https). Pida a la oficina la dirección segura de este sitio.',
  unsupported: 'Este navegador no puede dar su ubicación. Use otro para empezar o terminar el trabajo.',
  deniedHint: 'La ubicación está bloqueada para este sitio. El trabajo sin ubicación espera a la oficina.',
  howTo: 'Cómo permitirla',
  steps: {
    chrome:
      '1. Toque el icono a la izquierda de la dirección.\n2. Toque Permisos, luego Ubicación, y permítala.\n3. Vuelva aquí e inténtelo de nuevo.',
    samsung:
      '1. Toque el candado junto a la dirección.\n2. Toque Permisos, luego Ubicación, y permítala.\n3. Vuelva aquí e inténtelo de nuevo.',
    firefox:
      '1. Toque el escudo o el candado junto a la dirección.\n2. En Permisos, toque Ubicación para que diga Permitido.\n3. Vuelva aquí e inténtelo de nuevo.',
    safari:
      '1. Abra Ajustes en su teléfono, luego Privacidad y seguridad, y Localización.\n2. Toque su navegador (Sitios web de Safari) y elija Al usar la app.\n3. En Safari toque el icono junto a la dirección, luego Ajustes del sitio web, y permita Ubicación.',
    androidApp:
      '1. Mantenga pulsado el icono de esta app en la pantalla de inicio y toque Información de la aplicación.\n2. Toque Permisos, luego Ubicación, y permítala mientras usa la app.\n3. Abra la app e inténtelo de nuevo.',
    iosApp:
      '1. Abra Ajustes en su teléfono, luego Privacidad y seguridad, y Localización.\n2. Toque Sitios web de Safari y elija Al usar la app.\n3. Abra esta app e inténtelo de nuevo.',
    other:
      '1. Haga clic en el icono junto a la dirección de esta página.\n2. Permita la ubicación para este sitio.\n3. Vuelva a cargar la página e inténtelo de nuevo.',
  },
  anyway: 'Puede seguir sin ubicación. La oficina revisa este trabajo antes de pagarlo.',
  call: 'Llamar a la oficina',
  ok: 'Aceptar',
};

export const myJobs: Catalogue['myJobs'] = {
  title: 'Mis trabajos',
  lead: 'Todo lo que tiene asignado.',
  empty: 'No tiene ningún trabajo asignado',
  quickJobs: 'Trabajos puntuales',
  permanentJobs: 'Trabajos fijos',
  workingNow: 'Trabajando ahora',
  seeDetails: 'Ver detalles',
  today: 'Hoy',
  next: 'Siguiente: {0}',
  nothingNext: 'No hay nada previsto en las próximas dos semanas.',
  notAssigned: 'No tiene asignado este trabajo, o ya no existe.',
  toMyJobs: 'Ir a Mis trabajos',
};

export const shifts: Catalogue['shifts'] = {
  map: 'Mapa',
  from: 'desde las {0}',
  about: 'unas {0}',
  anHour: '{0} la hora',
  alsoToday: 'También hoy',
  doneToday: 'Turnos de hoy',
  done: 'Hecho',
  held: 'Pendiente de la oficina',
  rejected: 'No aprobado',
  cancelled: 'Cancelado',
  away: 'Usted no está',
  covered: 'Lo cubre otra persona',
  cover: 'Sustitución',
  extra: 'Turno extra',
  reClean: 'Limpieza de nuevo',
  mine: 'Mis turnos',
  mineLead: 'Las próximas dos semanas.',
  none: 'No tiene turnos en las próximas dos semanas.',
  showAll: 'Mostrar los {0} turnos',
};

export const work: Catalogue['work'] = {
  heading: 'Su trabajo',
  todaysSlots: 'Turnos de hoy',
  noSlotsToday: 'Hoy no queda nada por empezar.',
  start: 'Empezar',
  finish: 'Terminado',
  confirmStart: '¿Quiere empezar el trabajo?',
  startOf: '{is3, select, none {{0}, {1}, {2}.} other {{0}, {1}, {2}.\nLlega {3}.}}',
  startAt: '{0}.',
  early: '{0} antes',
  late: '{0} tarde',
  today: 'hoy, {0}',
  undoStart: 'Deshacer el inicio',
  taken: {
    start: 'Su trabajo ha empezado.',
    finish: 'Su trabajo ha terminado.',
    undo: 'El inicio se ha deshecho.',
  },
  confirmFinish: '¿Quiere terminar el trabajo?',
  reading: 'Leyendo la lista de tareas…',
  locating: 'Buscando su ubicación…',
  sending: 'Enviando…',
  running: 'Está trabajando ahora en este trabajo.',
  runningNow: 'Está trabajando ahora.',
  otherJobRunning: 'Está en otro trabajo. Termínelo antes de empezar este.',
  quickJobDone: 'Ya ha hecho este trabajo.',
  finishKept: 'Ha terminado. Se enviará a la oficina cuando vuelva la conexión.',
  slotDone: 'Hecho',
  slotToDo: 'Por hacer',
  slotsNotChecked: 'Ahora no pudimos comprobar qué turnos ya están hechos.',
  keptNow: 'Sin conexión. Queda en su teléfono con hora y lugar, y se envía cuando vuelva la conexión.',
  notKept: 'Sin conexión, y su teléfono no pudo guardar esto. Libere espacio e inténtelo de nuevo.',
  keptWaiting: 'Esperando conexión:',
  keptSent: 'Se ha enviado lo que estaba en su teléfono.',
  keptClockEvent: '{0}: {1}, {2}',
  dismiss: 'Descartar',
  barLabel: 'Trabajo en curso',
  workingAt: '{is0, select, none {Está trabajando ahora} other {Trabajando en {0}}}',
  toRunningJob: 'Ir al trabajo en curso',
  notToday: 'Hoy no tiene trabajo',
  startAnyway: 'Empezar de todos modos',
  farStart: 'Está a {0} de {1}. ¿Empezar de todos modos?',
  locationNote: 'Su ubicación se registra al empezar y al terminar, y en ningún otro momento.',
};

export const findJobs: Catalogue['findJobs'] = {
  label: 'Buscar trabajos',
  permanent: 'Fijos',
  quick: 'Puntuales',
};

export const permanentJobs: Catalogue['permanentJobs'] = {
  title: 'Trabajos fijos',
  lead: 'Trabajo regular que todavía necesita limpiadores.',
  empty: 'No hay trabajos fijos',
  seeDetails: 'Ver detalles',
};

export const quickJobs: Catalogue['quickJobs'] = {
  title: 'Trabajos puntuales',
  lead: 'Trabajo de una sola vez que todavía necesita limpiadores.',
  empty: 'No hay trabajos puntuales',
  details: 'Detalles',
};

export const request: Catalogue['request'] = {
  button: 'Solicitar el trabajo',
  waiting: 'Ya ha solicitado este trabajo. Espera la decisión del administrador.',
};

export const siteCard: Catalogue['siteCard'] = {
  title: 'En este lugar',
  contact: 'Contacto',
  call: 'Llamar a {0}',
  contactPerson: 'el contacto',
  door: 'Puertas y alarma',
  later: 'Los datos de puertas y alarma se muestran desde el {0}.',
  noShift: 'Los datos de puertas y alarma se muestran desde 12 horas antes de un turno suyo.',
  sheets: 'Fichas de seguridad',
  open: 'Abrir {0}',
  kept: 'Se pueden abrir también sin conexión.',
};

export const logoutQuestion: Catalogue['logoutQuestion'] = {
  ask: 'En este teléfono queda algo sin enviar. Se envía cuando vuelva a entrar aquí con conexión; Empezar y Terminado solo valen {0} horas. ¿Quiere cerrar la sesión?',
  leave: 'Cerrar sesión',
  stay: 'Quedarme',
};
