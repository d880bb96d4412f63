const AT = "/docs/clients";

/** Both clients have one version. Their packages stand under `public`, where `npm run sdk` writes them. */
export const CLIENTS_VERSION = "0.1.0";
export const TYPESCRIPT_PACKAGE = `${AT}/goal-mode-sdk-${CLIENTS_VERSION}.tgz`;
export const PYTHON_PACKAGE = `${AT}/goal_mode-${CLIENTS_VERSION}-py3-none-any.whl`;
