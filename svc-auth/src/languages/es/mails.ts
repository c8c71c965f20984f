// Spanish — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue.js';

export const mails: Catalogue['mails'] = {
  hello: 'Hola, {name}:',
  greeting: 'Hola:',
  open: 'Abrir',
  attached: 'Van adjuntos en PDF.',
  answers: 'Las respuestas a este mensaje llegan a la oficina.',
  unsubscribe: 'Desactivar mensajes de este tipo',
  'reset-password': {
    subject: 'Elija una contraseña nueva',
    text: 'Alguien, seguramente usted, ha pedido una contraseña nueva. Este enlace sirve una vez, durante {minutes} minutos.',
    action: 'Elegir una contraseña nueva',
    closing: 'Si no fue usted, no hay nada que hacer: su contraseña queda como está.',
  },
  'password-changed': {
    subject: 'Su contraseña ha cambiado',
    text: 'Su contraseña se cambió con un enlace y se cerraron todas sus sesiones. Si no fue usted, llame enseguida a la oficina.',
  },
  'confirm-email': {
    subject: 'Confirme su correo electrónico',
    text: 'Confirme que esta es su dirección de correo. El enlace sirve una vez, durante {minutes} minutos; en Cuenta obtiene otro.',
    action: 'Confirmar',
    closing: 'Si no se ha registrado con nosotros, no hay nada que hacer.',
  },
  'link-made': {
    subject: 'Se ha creado un enlace para una contraseña nueva',
    text: '{admin}, de la oficina, ha creado un enlace con el que se puede elegir una contraseña nueva para su cuenta. Si no sabe nada de esto, llame enseguida a la oficina.',
  },
};

export const documents: Catalogue['documents'] = {
  passport_img: 'Pasaporte',
  address_proof_img: 'Comprobante de domicilio',
  police_check_img: 'Certificado de antecedentes',
  children_check_img: 'Permiso para trabajar con niños',
  agreement_img: 'Acuerdo',
  declaration_img: 'Declaración',
  public_liability: 'Seguro de responsabilidad civil',
  visa: 'Visado',
  induction: 'Formación inicial',
  licence: 'Licencia',
};
