// Spanish — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue.js';

export const notices: Catalogue['notices'] = {
  verified: {
    label: 'Su cuenta está verificada',
    title: 'Su cuenta está verificada',
    text: 'Ya puede solicitar trabajos y empezar a trabajar.',
  },
  refused: {
    label: 'Su cuenta no está verificada',
    title: 'Su cuenta no está verificada',
    text: 'La oficina no ha verificado su cuenta. El motivo: “{reason}”. Puede corregirlo en Cuenta o llamar a la oficina.',
  },
  'account-ending': {
    label: 'Su cuenta se eliminará pronto',
    title: 'Su cuenta se eliminará pronto',
    text: 'Su cuenta todavía no está verificada. El {date} se eliminará con sus documentos, si la oficina no la verifica antes. Compruebe en Cuenta que todo esté bien o llame a la oficina.',
  },
  'new-job': {
    label: 'Hay un trabajo nuevo que puede solicitar',
    title: 'Hay un trabajo nuevo',
    text: 'La oficina busca a alguien: {job_kind, select, quick {{shift}} other {{job}}}. Puede solicitarlo en la página del trabajo.',
  },
  'request-accepted': {
    label: 'Su solicitud de un trabajo es aceptada',
    title: 'Su solicitud está aceptada',
    text: 'Tiene asignado {job}.',
  },
  'request-rejected': {
    label: 'Su solicitud de un trabajo es rechazada',
    title: 'Su solicitud está rechazada',
    text: 'La oficina no ha aceptado su solicitud para {job}.',
  },
  assigned: {
    label: 'Se le asigna un trabajo',
    title: 'Tiene un trabajo nuevo',
    text: 'La oficina le ha asignado {job}.',
  },
  'taken-off': {
    label: 'Se le quita de un trabajo',
    title: 'Ya no está en un trabajo',
    text: 'Ya no tiene asignado {job}.',
  },
  'document-asked': {
    label: 'La oficina pide un documento',
    title: 'La oficina pide un documento',
    text: 'Envíe una versión vigente en Cuenta: {document}.',
  },
  'document-decided': {
    label: 'Un documento suyo es verificado o rechazado',
    title: '{decision, select, refused {Un documento está rechazado} other {Un documento está verificado}}',
    text: '{decision, select, refused {La oficina ha rechazado este documento: {document}. El motivo: “{reason}”. Envíe otro en Cuenta.} other {La oficina lo ha visto: {document}.{untilGiven, select, yes { Es válido hasta el {until}.} other {}}}}',
  },
  'document-expiring': {
    label: 'Un documento suyo caduca',
    title: '{days, select, 0 {Un documento caduca} other {Un documento caduca pronto}}',
    text: '{days, select, 0 {El último día de este documento es el {until}: {document}. Después puede que no reciba trabajo nuevo. Envíe uno nuevo en Cuenta.} other {Este documento es válido hasta el {until}: {document}. Envíe uno nuevo en Cuenta antes de esa fecha.}}',
  },
  'hold-decided': {
    label: 'La oficina ha decidido sobre trabajo que esperaba',
    title: '{decision, select, approved {Trabajo aprobado} other {Trabajo no aprobado}}',
    text: '{decision, select, approved {Un trabajo suyo que esperaba a la oficina está aprobado: {work}.} other {Un trabajo suyo que esperaba a la oficina no está aprobado: {work}.}}{noteGiven, select, yes { Nota de la oficina: {note}} other {}}',
  },
  paid: {
    label: 'Se le paga',
    title: 'Se le ha pagado',
    text: 'Se pagó {amount} a su cuenta el {day}. Sus documentos: {documents}.',
  },
  'payment-returned': {
    label: 'Un pago a usted ha vuelto',
    title: 'Un pago a usted ha vuelto',
    text: 'El banco ha devuelto {amount} del {day}. Mire si sus datos bancarios son correctos y pida un cambio si no lo son. Se le paga de nuevo con los próximos pagos.',
  },
  'cover-offered': {
    label: 'Se le ofrece un turno de otra persona',
    title: 'Puede tomar un turno',
    text: 'La oficina busca a alguien: {shift}. El primero que lo tome lo tiene.',
  },
  'shift-changed': {
    label: 'Un turno suyo cambia',
    title:
      '{change, select, cancelled {Su turno está cancelado} extra {Tiene un turno extra} away {Está marcado como ausente} restored {Su turno tiene lugar} extra_removed {Su turno extra se ha retirado} cover_assigned {Tiene un turno de otra persona} cover_taken_back {Se ha retirado un turno que había tomado} other {Un turno suyo ha cambiado}}',
    text: '{change, select, cancelled {Nadie trabaja entonces: {shift}.} extra {La oficina ha previsto un turno para usted: {shift}.} away {Usted no trabaja entonces: {shift}.} restored {La oficina ha retirado un cambio. Usted trabaja: {shift}.} extra_removed {Usted no trabaja entonces: {shift}.} cover_assigned {La oficina le ha dado este turno: {shift}. Llame a la oficina si no puede venir.} cover_taken_back {Ya no trabaja entonces: {shift}.} other {La oficina ha cambiado su turno: {shift}.}}{noteGiven, select, yes { Nota de la oficina: {note}} other {}}',
  },
  'not-started': {
    label: 'Un turno no se ha empezado',
    title: 'No ha empezado su turno',
    text: 'Pulse Empezar, o llame a la oficina si no puede venir: {shift}.',
  },
  'details-changed': {
    label: 'Sus datos han cambiado',
    title: 'Sus datos han cambiado',
    text: 'La oficina ha cambiado estos datos suyos: {fields}.{held_untilGiven, select, yes { Los pagos a la cuenta nueva esperan hasta {held_until}.} other {}} Si no sabe nada de esto, llame enseguida a la oficina.',
  },
  'change-rejected': {
    label: 'Un cambio que pidió es rechazado',
    title: 'Sus datos quedan como están',
    text: 'La oficina no ha cambiado lo que pidió: {fields}. El motivo: “{reason}”.',
  },
  'new-device': {
    label: 'Un inicio de sesión desde un dispositivo nuevo',
    title: 'Inicio de sesión desde un dispositivo nuevo',
    text: 'Alguien ha entrado en su cuenta desde un dispositivo que no se había usado: {device}, {at}. Si fue usted, no hay nada que hacer. Si no, cambie su contraseña enseguida, lo que cierra las demás sesiones, o llame a la oficina.',
  },
  'passkeys-changed': {
    label: 'Se añadió o quitó una llave de acceso',
    title: '{change, select, removed {Se quitó una llave de acceso} other {Se añadió una llave de acceso}}',
    text: '{change, select, removed {Se quitó la llave “{passkey}” de su cuenta.} other {Se añadió la llave “{passkey}” a su cuenta.}} Si no fue usted, cambie su contraseña enseguida y llame a la oficina.',
  },
  'passkey-copied': {
    label: 'Puede que se haya copiado una llave de acceso',
    title: 'Puede que se haya copiado una llave de acceso',
    text: 'Alguien ha usado la llave “{passkey}” de su cuenta de un modo que indica una copia. Ya no se acepta. Entre con su contraseña. En Cuenta, cierre las demás sesiones, quite la llave y añada una nueva.',
  },
};
