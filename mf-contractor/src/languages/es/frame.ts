// Spanish — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue';

export const frame: Catalogue['frame'] = {
  sidebar: 'Barra lateral',
  more: {
    contractor: 'Su dinero',
  },
  moreBelow: 'Más',
  breadcrumb: 'Ruta de la página',
  back: 'Volver a {0}',
  menu: 'Menú',
  closeMenu: 'Cerrar el menú',
  searchOwn: 'Buscar páginas y trabajos',
  notices: '{is0, select, none {Avisos} other {Avisos, {0} sin leer}}',
  account: 'Su cuenta, {0}',
  ownAccount: 'Cuenta',
  website: 'Ver el sitio web',
  shortcuts: 'Atajos de teclado',
  ownOffline: 'Sin conexión. Empezar y Terminado se guardan aquí y se envían después.',
  installTitle: 'Instalar la aplicación',
  install: 'Ponga {0} en su pantalla de inicio: empezar queda a dos toques.',
  installOnApple:
    'Ponga {0} en su pantalla de inicio: pulse Compartir (Share), luego Añadir a pantalla de inicio (Add to Home Screen).',
  installNow: 'Instalar',
  later: 'Ahora no',
};

export const shell: Catalogue['shell'] = {
  skip: 'Ir al contenido',
  workNavigation: 'Área de trabajo',
  dailyNavigation: 'Cada día',
  privacy: 'Privacidad',
  visitor: 'Sin iniciar sesión',
  logout: 'Cerrar sesión',
  checkingSession: 'Comprobando quién ha entrado…',
  sessionUnreachable:
    'El servicio que sabe quién es usted no está disponible ahora. Su sesión sigue abierta: inténtelo en un momento.',
  remoteMissing: 'No se pudo cargar esta parte del sitio. Compruebe su conexión e inténtelo de nuevo.',
  screenFailed: 'Algo ha ido mal en esta página. Inténtelo de nuevo.',
  dismiss: 'Descartar',
};

export const palette: Catalogue['palette'] = {
  close: 'Cerrar',
  hint: 'Escriba un nombre, un lugar o una página',
  none: 'No se encontró nada.',
  jobs: 'Trabajos',
  pages: 'Páginas',
  actions: 'Acciones',
};

export const keys: Catalogue['keys'] = {
  title: 'Atajos de teclado',
  close: 'Cerrar',
  single: 'Usar teclas sueltas',
  singleHint: 'Nunca funcionan mientras escribe en un campo.',
  keys: 'Teclas',
  what: 'Qué hacen',
  paletteOwn: 'Buscar trabajos, páginas y acciones',
  help: 'Mostrar esta lista',
  between: 'luego',
  either: 'o',
};

export const stepUp: Catalogue['stepUp'] = {
  title: 'Confirme que es usted',
  lead: 'Hace tiempo que entró, y esto muestra o cambia algo a lo que otros no deben llegar.',
  password: 'Contraseña',
  code: 'Código de su aplicación de autenticación, o un código de recuperación',
  passkey: 'Usar una llave de acceso',
  confirm: 'Confirmar',
  cancel: 'Cancelar',
};

export const entries: Catalogue['entries'] = {
  '/dashboard': 'Resumen',
  '/my-jobs': 'Mis trabajos',
  '/permanent-jobs': 'Trabajos fijos',
  '/quick-jobs': 'Trabajos puntuales',
  '/account': 'Cuenta',
  '/payments': 'Pagos',
};

export const daily: Catalogue['daily'] = {
  '/my-jobs': 'Mis trabajos',
  '/dashboard': 'Resumen',
  '/permanent-jobs': 'Buscar',
  '/payments': 'Pagos',
  '/account': 'Cuenta',
};

export const titles: Catalogue['titles'] = {
  '/dashboard': 'Resumen',
  '/my-jobs': 'Mis trabajos',
  '/my-jobs/:jobID': 'Mi trabajo',
  '/permanent-jobs': 'Trabajos fijos',
  '/permanent-jobs/:jobID': 'Trabajo fijo',
  '/quick-jobs': 'Trabajos puntuales',
  '/quick-jobs/:jobID': 'Trabajo puntual',
  '/report-problem': 'Informar de un problema',
  '/payments': 'Pagos',
  '/payments/details': 'Datos para impuestos y super',
  '/payments/:runID': 'Pago',
  '/account': 'Cuenta',
  '/not-verified': 'Esperando verificación',
  '/notices': 'Avisos',
};
