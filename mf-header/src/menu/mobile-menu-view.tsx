import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { Link } from 'shared-contracts/routing';
import { ForwardIcon } from '../icons/icons.tsx';
import { useT } from '../messages/use-t.ts';
import type { MenuView } from './back-stack.ts';
import { everythingLabel } from './everything-label.ts';
import { hasSubmenu, type MenuNode } from './menu-tree.ts';
import styles from './mobile-menu.module.css';

type MobileMenuViewProps = { view: MenuView; menu: readonly MenuNode[]; enter: (node: MenuNode) => void };

export function MobileMenuView({ view, menu, enter }: MobileMenuViewProps): ReactElement {
  const t = useT();
  if (view.kind === 'root') return <Items nodes={menu} enter={enter} isRoot />;
  const { node } = view;
  return (
    <>
      {node.url && (
        <Link to={node.url} className={styles.all}>
          {t(everythingLabel[node.kind], { name: node.name })}
        </Link>
      )}
      <Items nodes={node.children} enter={enter} />
      {view.kind === 'items' &&
        node.banners.map(({ id, link, title }) => (
          <Link key={id} to={link} className={styles.banner}>
            {title}
          </Link>
        ))}
    </>
  );
}

type ItemsProps = { nodes: readonly MenuNode[]; enter: (node: MenuNode) => void; isRoot?: boolean };

function Items({ nodes, enter, isRoot = false }: ItemsProps): ReactElement {
  return (
    <ul className={clsx(styles.items, isRoot && styles.rootItems)}>
      {nodes.map((node) => (
        <li key={node.id}>
          {hasSubmenu(node) ? (
            <button type="button" className={styles.item} onClick={() => enter(node)}>
              {node.name}
              <ForwardIcon />
            </button>
          ) : (
            <Link to={node.url ?? '/'} className={styles.item}>
              {node.name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
