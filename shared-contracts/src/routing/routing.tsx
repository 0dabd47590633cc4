/** The part of the router that remotes use: a short list, so that they do not depend on its version (ARCHITECTURE 7). */
export {
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useRevalidator,
  useSearchParams,
} from 'react-router-dom';
export { isExternal, withTrailingSlash } from '../paths.ts';
export { Form, type FormProps } from './get-form.tsx';
export { isPlainClick, Link, type LinkProps } from './link.tsx';
