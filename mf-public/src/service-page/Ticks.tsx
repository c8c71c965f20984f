import { Icon } from '../icon/Icon';

/** A list with a tick before each item. */
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
