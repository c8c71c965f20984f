import { Icon } from '../icon/Icon';

/** A list whose items have a tick each. */
export function Ticks({ items }: { items: readonly string[] }) {
  return (
    <ul className="service-ticks">
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" size={18} />
          {item}
        </li>
      ))}
    </ul>
  );
}
