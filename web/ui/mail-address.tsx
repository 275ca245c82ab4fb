/** A mail address that breaks before its "@" when it must. */
export function MailAddress({ children }: { children: string }) {
  const at = children.lastIndexOf("@");
  if (at < 0) return children;
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}
