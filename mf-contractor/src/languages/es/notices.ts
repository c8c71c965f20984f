// Spanish — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue';

export const choices: Catalogue['choices'] = {
  title: 'Avisos',
  lead: 'Cada aviso está en la lista de la aplicación. Elija cuáles recibe también por correo y en los dispositivos que ha activado abajo. El correo sobre seguridad y dinero se envía siempre.',
  injury:
    'Una lesión se comunica enseguida a todos los administradores por correo y en sus dispositivos. No se puede desactivar.',
  noMail: 'Ahora no se envía correo. Su elección vale desde que la oficina lo configure.',
  kind: 'Aviso',
  mail: 'Correo',
  push: 'Dispositivo',
  by: '{0}: {1}',
  always: 'Siempre',
  list: 'Ver sus avisos',
};

export const notices: Catalogue['notices'] = {
  title: 'Avisos',
  lead: 'Lo que le afecta: primero la seguridad, luego el trabajo, luego su cuenta. Los avisos se guardan {0} días.',
  about: {
    safety: 'Seguridad',
    work: 'Trabajo',
    account: 'Cuenta',
  },
  list: 'Avisos: {0}',
  empty: 'Todavía no hay avisos. Aquí lee lo que decide la oficina y lo que cambia para usted.',
  unread: 'Sin leer',
  markAll: 'Marcar todo como leído',
  marked: 'Todos los avisos están leídos.',
  older: 'Mostrar avisos anteriores',
  end: 'No hay más antiguos.',
  choices: 'Elija qué le llega por otras vías',
};

export const push: Catalogue['push'] = {
  title: 'Mensajes en este dispositivo',
  lead: 'Sepa enseguida de trabajos nuevos, turnos cambiados y decisiones, también con esta página cerrada. Elija cuáles en Avisos, arriba.',
  start: 'Avisar a este teléfono',
  stop: 'Dejar de avisar a este teléfono',
  on: 'Activado',
  blocked:
    'Los mensajes están bloqueados para este sitio. Permita las notificaciones en los ajustes del navegador y vuelva.',
  unsupported: 'Este navegador no puede mostrar mensajes aquí.',
  installFirst:
    'En este dispositivo los mensajes llegan a la aplicación instalada: pulse Compartir (Share), luego Añadir a pantalla de inicio (Add to Home Screen), y ábrala desde allí.',
  failed: 'El navegador no pudo configurarlo. Compruebe su conexión e inténtelo de nuevo.',
};
