const text = 'Fields with * are required.';

/** Above a form: what the mark of required fields means. */
export function RequiredNote() {
  return <p className="ma-hint">{text}</p>;
}
