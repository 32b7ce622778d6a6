/** What other programs may use of the server. */
export {
  type ListedUser,
  type Users,
  type UsersDeps,
  type UserWithPassword,
  usersOf,
} from './accounts/users.ts';
export { inWords, isRefusal, type Refusal } from './refusal.ts';
export { type Output, runServer, type ServerIo } from './run-server.ts';
