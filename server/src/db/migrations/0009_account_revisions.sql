-- Accounts change in many places: whoever edits one in the admin panel must hear of all of them.
CREATE FUNCTION count_account_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_revision BEFORE UPDATE ON users FOR EACH ROW
  WHEN ((OLD.name, OLD.email, OLD.role, OLD.language, OLD.bio, OLD.avatar_url, OLD.verified_at,
      OLD.premium_granted, OLD.premium_until, OLD.gift_until)
    IS DISTINCT FROM (NEW.name, NEW.email, NEW.role, NEW.language, NEW.bio, NEW.avatar_url,
      NEW.verified_at, NEW.premium_granted, NEW.premium_until, NEW.gift_until))
  EXECUTE FUNCTION count_account_revision();
