// Spanish — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue';

export const account: Catalogue['account'] = {
  title: 'Cuenta',
  lead: 'Sus datos, documentos y contraseña.',
  details: 'Sus datos',
  notKept: 'Sus datos no se guardan en este dispositivo. Se muestran de nuevo con conexión.',
  detailsNote: '¿Algo ya no es correcto? Pida un cambio aquí o llame a la oficina: {phone}.',
  name: 'Nombre',
  email: 'Correo electrónico',
  address: 'Dirección',
  zip_code: 'Código postal',
  contact_no: 'Teléfono de contacto',
  abn: 'ABN',
  passport_number: 'Número de pasaporte',
  bank_name: 'Banco',
  account_type: 'Tipo de cuenta',
  account_name: 'Titular de la cuenta',
  account_number: 'Número de cuenta',
  bsb: 'BSB',
};

export const accountTypes: Catalogue['accountTypes'] = {
  'Savings account': 'Cuenta de ahorro',
  'Trust account': 'Cuenta fiduciaria',
};

export const calendarQuestion: Catalogue['calendarQuestion'] = {
  ask: 'La dirección de su calendario sigue funcionando: quien la tenga ve sus turnos. ¿Quiere anularla también? Los calendarios que la usan no recibirán más turnos.',
  end: 'Anular la dirección',
  keep: 'Conservar la dirección',
  ended: 'La dirección de su calendario está anulada.',
  notEnded: 'La dirección de su calendario no se ha anulado: inténtelo en Mis trabajos.',
};

export const changeRequest: Catalogue['changeRequest'] = {
  ask: 'Pedir un cambio',
  title: 'Pedir un cambio de sus datos',
  lead: 'Cambie lo que sea distinto. La oficina lo revisa y le avisa. ABN y pasaporte: llame a la oficina.',
  bankLead: 'Tras cambiar la cuenta bancaria, su próximo pago espera dos días, y se lo decimos por correo.',
  bank: 'Cuenta bancaria',
  choose: 'Elija',
  submit: 'Enviar a la oficina',
  cancel: 'Cancelar',
  sent: 'La oficina tiene su solicitud y le dirá lo que decida.',
  waiting: 'Pidió un cambio el {0}. Espera a la oficina.',
  withdraw: 'Retirar',
  confirmWithdraw: '¿Quiere retirar su solicitud?',
  rejected: 'Su última solicitud no fue aceptada: {0}',
  nothing: 'Todavía no hay nada distinto.',
  lookAgain: 'Revise otra vez:',
};

export const documents: Catalogue['documents'] = {
  title: 'Documentos',
  lead: 'JPG, PNG o PDF, hasta 10 MB cada uno. Solo se envían los archivos que elija.',
  done: 'Hecho',
  none: 'Sin documento',
  fileDeleted: 'La oficina lo ha comprobado. El archivo está borrado.',
  open: 'Abrir {0}',
  upload: 'Subir documentos',
  chooseFirst: 'Elija primero al menos un archivo.',
  confirm: '¿Quiere cambiar los documentos?',
  progress: 'Subiendo',
  success: 'Documentos subidos correctamente',
  failure: 'Algo ha ido mal, inténtelo más tarde. Si el mensaje se repite, llame al administrador. {phone}',
  refused: 'Este archivo no fue aceptado.',
  passport_img: 'Pasaporte',
  address_proof_img: 'Comprobante de domicilio',
  police_check_img: 'Certificado de antecedentes',
  children_check_img: 'Permiso para trabajar con niños',
  agreement_img: 'Acuerdo',
  declaration_img: 'Declaración',
};

export const emailState: Catalogue['emailState'] = {
  unconfirmed: 'Su correo todavía no está confirmado. Allí llegan los mensajes sobre su trabajo y su contraseña.',
  refused: 'El correo a su dirección vuelve. Pida a la oficina que la cambie, o pida un cambio abajo.',
  send: 'Enviarme un enlace para confirmarlo',
  sent: 'Le hemos enviado un enlace. Caduca en 30 minutos.',
  noMail: 'Ahora no podemos enviar correo. Pregunte a la oficina.',
};

export const languageChoice: Catalogue['languageChoice'] = {
  title: 'Idioma',
  lead: 'De esta aplicación, de sus avisos y del correo que recibe. Los documentos de sus pagos siguen en inglés.',
  label: 'Idioma',
  saved: 'El idioma ha cambiado.',
  unchecked:
    'Traducido por una máquina, sin revisar por un hablante. Si una frase no está clara, elija English o llame a la oficina.',
};

export const notVerified: Catalogue['notVerified'] = {
  title: 'Su cuenta todavía no está verificada',
  message: 'El administrador todavía no ha verificado su cuenta. Espere a que revise sus documentos.',
  deleted: 'Las cuentas que no se verifican en {days} días se eliminan.',
  byItself: 'Esta página continúa sola en cuanto esté verificado.',
  thanks: 'Gracias por su paciencia.',
  account: 'Ver su cuenta y documentos',
  check: 'Comprobar de nuevo',
};

export const ownData: Catalogue['ownData'] = {
  title: 'Sus datos guardados',
  lead: 'Todo lo que guardamos sobre usted en un archivo ZIP: datos, documentos, trabajo y solicitudes, y quién hizo qué en su cuenta.',
  download: 'Descargar mis datos',
};

export const password: Catalogue['password'] = {
  title: 'Cambiar la contraseña',
  lead: 'Al menos 10 caracteres. Al cambiarla se cierra su sesión en todos los demás sitios.',
  current: 'Contraseña actual',
  next: 'Contraseña nueva',
  confirm: 'Repita la contraseña nueva',
  submit: 'Cambiar la contraseña',
  ask: '¿Seguro que quiere cambiar la contraseña?',
  changed: 'Su contraseña ha cambiado.',
  required: 'Rellene este campo.',
  tooShort: 'La contraseña debe tener al menos 10 caracteres.',
  differs: 'Las dos contraseñas no coinciden.',
};

export const passkeys: Catalogue['passkeys'] = {
  title: 'Llaves de acceso',
  lead: 'Entre con su huella, su cara o el PIN de su dispositivo en lugar de una contraseña.',
  empty: 'Todavía no tiene llaves de acceso.',
  name: 'Nombre',
  nameHint: 'Por ejemplo, “Mi teléfono”, para distinguirlas.',
  nameNeeded: 'Dele un nombre.',
  add: 'Añadir una llave de acceso',
  added: 'Se ha añadido la llave “{0}”.',
  full: 'Tiene {most} llaves de acceso. Quite una para añadir otra.',
  synced: 'En varios dispositivos',
  copied: 'No aceptada',
  copiedHint: 'Parece que hay una copia. Quítela y añada una nueva.',
  made: 'Añadida el {0}',
  used: 'último uso el {0}',
  never: 'sin usar',
  rename: 'Cambiar el nombre',
  renameNamed: 'Cambiar el nombre de la llave {0}',
  save: 'Guardar',
  cancel: 'Cancelar',
  remove: 'Quitar',
  removeNamed: 'Quitar la llave {0}',
  confirmRemove:
    '¿Quiere quitar la llave “{0}”? Ya no podrá entrar con ella. Su dispositivo puede seguir mostrándola hasta que la borre también allí.',
};

export const secondFactor: Catalogue['secondFactor'] = {
  title: 'Inicio de sesión en dos pasos',
  lead: 'Con él, al entrar se pide un código de una aplicación de autenticación de su teléfono, además de la contraseña.',
  on: 'Activado',
  off: 'Desactivado',
  left: 'Códigos de recuperación restantes: {0}',
  fewLeft: 'Le quedan pocos códigos de recuperación. Pida nuevos.',
  start: 'Activar',
  cancel: 'Cancelar',
  password: 'Contraseña actual',
  passwordHint: 'Para asegurarnos de que es usted.',
  goOn: 'Continuar',
  scan: 'Escanee esto con una aplicación de autenticación, o escriba la clave en ella.',
  qr: 'Código QR para una aplicación de autenticación. La clave de abajo dice lo mismo.',
  secret: 'Clave',
  open: 'Abrir una aplicación de autenticación en este dispositivo',
  code: 'Código de la aplicación',
  anyCode: 'Código de la aplicación, o un código de recuperación',
  codeHint: 'Seis cifras.',
  confirm: 'Confirmar',
  codesTitle: 'Sus códigos de recuperación',
  codesLead:
    'Cada uno sirve una vez, cuando no tenga la aplicación. Se muestran solo ahora: guárdelos donde otros no los encuentren, no solo en este teléfono.',
  copy: 'Copiar',
  copied: 'Los códigos están copiados.',
  notCopied: 'No se pudieron copiar. Anótelos o descárguelos.',
  download: 'Descargar',
  fileName: 'recovery-codes.txt',
  fileText: 'Códigos de recuperación de {company}. Cada uno sirve una vez.\n\n{0}\n',
  kept: 'Los he guardado',
  newCodes: 'Códigos de recuperación nuevos',
  newLead: 'Los códigos que tiene ahora ya no servirán.',
  getCodes: 'Obtener códigos nuevos',
  remove: 'Desactivar',
  removeLead: 'Después solo se pedirá la contraseña.',
  removed: 'El inicio en dos pasos está desactivado.',
  required: 'Rellene este campo.',
};

export const sessions: Catalogue['sessions'] = {
  title: 'Dónde tiene la sesión abierta',
  lead: '¿Un dispositivo que no conoce? Cierre su sesión y cambie la contraseña.',
  unknown: 'Dispositivo desconocido',
  here: 'Este dispositivo',
  since: 'Sesión iniciada: {0}',
  lastUse: 'Último uso: {0}',
  end: 'Cerrar',
  endNamed: 'Cerrar la sesión de {0}',
  endOthers: 'Cerrar todas las demás',
  confirmOthers: '¿Quiere cerrar todas las demás sesiones? Aquí sigue abierta.',
  ended: 'La sesión está cerrada.',
  othersEnded: 'Todas las demás sesiones están cerradas.',
};
