/** The address that all others begin with is none itself. */
export { DELETE, GET, PATCH, POST, PUT } from "./v1/[...path]/route";
