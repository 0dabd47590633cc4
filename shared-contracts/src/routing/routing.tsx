/** The short list of what remotes use of the router, so that they do not depend on its version (ARCHITECTURE 7). */
export { useLocation, useNavigate, useNavigation, useRevalidator, useSearchParams } from 'react-router-dom';
export { isExternal, withTrailingSlash } from '../paths.ts';
export { Form, type FormProps } from './get-form.tsx';
export { Link, type LinkProps } from './link.tsx';
export { isPlainClick } from './plain-click.ts';
